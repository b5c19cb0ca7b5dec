import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartError } from '@baize/server-kit/database/start-error'

/** Programs of the machine that a laboratory is made with, and Debian's package of each. */
const programs = {
  unshare: 'util-linux',
  setpriv: 'util-linux',
  chroot: 'coreutils',
  mount: 'mount',
  bash: 'bash',
  ip: 'iproute2',
  mmdebstrap: 'mmdebstrap',
} as const

/** A laboratory has these namespaces of its own; when its first process ends, everything in them does. */
export const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'] as const

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'

/**
 * Looks whether this machine can hold a laboratory.
 * @throws StartError with a line that says what to do
 */
export function requireMachine(): void {
  if (process.platform !== 'linux')
    throw new StartError('start_failed', 'The laboratory needs Linux, whose namespaces keep its machines apart.')
  if (process.getuid?.() !== 0)
    throw new StartError(
      'start_failed',
      'The laboratory makes networks and folders of its own, which takes root: sudo npm run cluster',
    )
  const lacking = Object.entries(programs).filter(([program]) => !isThere(program))
  if (lacking.length > 0) {
    const packages = [...new Set(lacking.map(([, name]) => name))].join(' ')
    throw new StartError(
      'start_failed',
      `${lacking.map(([program]) => program).join(', ')} is missing: apt-get install ${packages}`,
    )
  }
  if (!existsSync(keyring))
    throw new StartError(
      'start_failed',
      `${keyring} is missing, by which packages are checked: apt-get install debian-archive-keyring`,
    )
  if (spawnSync('unshare', [...namespaces, 'true']).status !== 0)
    throw new StartError(
      'start_failed',
      'This machine allows no namespaces of its own, as most containers do not: start the laboratory on the machine itself.',
    )
}

function isThere(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
  return folders.some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
