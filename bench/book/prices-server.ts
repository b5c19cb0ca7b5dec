import { Teller } from '@baize/studio/sports/stream/teller'
import { Ticking } from '@baize/studio/ticking'
import { pino } from 'pino'
import { openStudio, type StudioPlace } from '../studio/open-studio.ts'

/** As often as the keeper of the book tells. */
const tellEveryMs = 250

/**
 * A studio in a process of its own that tells those who watch the book from it what has become of their fixtures, by the real
 * clock. It plays none: what moves is moved by the parent. Asked for `cpu` it answers its processor time in microseconds.
 */
process.once('message', async message => {
  const { studio, host } = await openStudio(message as StudioPlace)
  const teller = new Teller(studio.book)
  new Ticking('teller', pino({ level: 'silent' })).every(tellEveryMs, () => teller.tell())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.send?.(`http://${host}`)
})
