import { openStudio, type StudioPlace } from '../studio/open-studio.ts'
import { settledHeap } from './settled-heap.ts'

/** A studio in a process of its own, which deals at its tables by the real clock. Asked for `memory` it answers its heap. */
process.once('message', async message => {
  const { studio, host } = await openStudio(message as StudioPlace)
  studio.live.start()
  process.on('message', async () => process.send?.(await settledHeap()))
  process.send?.(`http://${host}`)
})
