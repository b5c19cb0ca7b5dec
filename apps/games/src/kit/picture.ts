import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A state that components draw and that only events change. */
export interface Picture<State, Event> {
  read(): State
  tell(event: Event): void
  /** The state inside a component, which is drawn anew when it changes. */
  use(): State
}

/** Makes a picture of a first state and a pure reducer, which tests play without a browser. */
export function createPicture<State, Event>(
  first: State,
  reduce: (state: State, event: Event) => State,
): Picture<State, Event> {
  const store = createStore<State>(() => first)
  return {
    read: store.getState,
    tell: event => store.setState(reduce(store.getState(), event), true),
    use: () => useStore(store),
  }
}

/** A picture whose events are the fields that change. */
export const createFields = <State extends object>(first: State): Picture<State, Partial<State>> =>
  createPicture<State, Partial<State>>(first, (state, changed) => ({ ...state, ...changed }))
