import type { ResponseOf } from '@baize/api'

/** Nobody can offer a contract yet, so no member has one, offered or running. */
export const noContracts: ResponseOf<'members.consolidated'> = {
  divtypereq: [],
  dailysalreqtype: [],
  contracthoursalreq: [],
  realtimesalreqtype: [],
  divtypeinfo: [],
  dailysalinfotype: [],
  contracthoursalinfo: [],
  realtimesalinfotype: [],
  contractmrdailysalinfotype: [],
}
