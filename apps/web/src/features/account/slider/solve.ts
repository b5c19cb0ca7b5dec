import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { boot } from '../../../shared/api/boot.ts'
import { isModuleOn } from '../../../shared/settings/module-tree.ts'

/** What a guarded call carries once the puzzle was solved. */
export interface SliderFields {
  challengeId?: string
  verifyToken?: string
}
type Waiting = (fields: SliderFields | null) => void

const store = createStore<{ waiting: Waiting | null }>(() => ({ waiting: null }))
export const useWaitingSlider = () => useStore(store, state => state.waiting)

/**
 * Asks the visitor to solve the slider puzzle where the brand has it on.
 * @returns the fields for the guarded call, none when the puzzle is off, null when the visitor closed it
 */
export async function solveSlider(): Promise<SliderFields | null> {
  if (!isModuleOn(boot().info.modules, 'LOGIN_SLIDER')) return {}
  return new Promise(resolve => {
    store.setState({
      waiting: fields => {
        store.setState({ waiting: null })
        resolve(fields)
      },
    })
  })
}
