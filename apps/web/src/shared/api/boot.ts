import type { Permission } from '@baize/api'

/** The permission answer, inlined by the server; a visitor token that ages is replaced by a fresh one. */
let permission: Permission | null = null
let clockOffsetMs = 0

export function setBoot(value: Permission): void {
  permission = value
  clockOffsetMs = Date.parse(value.serverTime) - Date.now()
}

export function boot(): Permission {
  if (!permission) throw new Error('the permission answer is not loaded yet')
  return permission
}

/** The server's clock, so that a wrong clock of the device does not matter. */
export const serverNow = (): number => Date.now() + clockOffsetMs
