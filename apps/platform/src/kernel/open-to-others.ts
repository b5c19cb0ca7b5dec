import { isLocal } from '@baize/server-kit/http/own-names'
import type { Config } from './config.ts'

/** Says that others than this machine reach the server, by its address or through a proxy. */
export const isOpenToOthers = ({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>): boolean =>
  !isLocal(HOST) || (PUBLIC_URL !== undefined && !isLocal(new URL(PUBLIC_URL).hostname))
