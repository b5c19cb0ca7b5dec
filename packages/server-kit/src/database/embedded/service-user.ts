import { execFileSync } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The unprivileged user that PostgreSQL runs as when we are root, since it refuses to run as root. */
export interface ServiceUser {
  uid: number
  gid: number
}

/** Undefined when we are not root: PostgreSQL then runs as ourselves. */
export function serviceUser(): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** True when the user may pass through the folder and all folders above it, judged by their mode bits. */
export function canTraverse(folder: string, user: ServiceUser): boolean {
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (path === dirname(path)) return true
  }
}
