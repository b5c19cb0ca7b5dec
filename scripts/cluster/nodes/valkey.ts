import type { Program } from '../inside/machine.ts'
import { middle, ports } from '../plan.ts'
import { answersAt } from './pooler.ts'

/** Push between processes, and their limits by address. It keeps nothing. */
export const valkey = (): Program => ({
  command: [
    ...['valkey-server', '--bind', middle, '--port', String(ports.valkey)],
    ...['--save', '', '--appendonly', 'no', '--protected-mode', 'no'],
  ],
  user: 'root',
  isReady: () => answersAt(middle, ports.valkey),
})
