import { type Config, siteOrigin } from '../../../kernel/config.ts'

/** Where passkeys of a house hold, by the address of its console: a key for one name is worth nothing under another. */
export function relyingParty(config: Pick<Config, 'CONSOLE_URL' | 'PUBLIC_URL' | 'PORT'>, host: string) {
  const origin = config.CONSOLE_URL ? new URL(config.CONSOLE_URL).origin : siteOrigin(config, host)
  return { origin, id: new URL(origin).hostname }
}
