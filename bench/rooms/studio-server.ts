import { openStudio, type StudioPlace } from '../studio/open-studio.ts'
import { answerUsage } from './usage.ts'

/** A studio in a process of its own that keeps rooms by the real clock. Asked for `usage` it answers what it took of the machine. */
process.once('message', async message => {
  const { studio, host } = await openStudio(message as StudioPlace)
  await studio.rooms.run()
  studio.rooms.start()
  answerUsage()
  process.send?.(`ws://${host}`)
})
