import { agentCentreTypes } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Account } from './find-account.ts'

/**
 * The host decides which site a member signs in to: everybody to the member site, agents alone to the agent's.
 * @throws ApiError not_agent
 */
export function refuseOtherSite(
  { agentHosts }: Pick<BrandSettings, 'agentHosts'>,
  host: string,
  account: Pick<Account, 'agent_type'>,
): void {
  if (agentHosts.includes(host) && !agentCentreTypes.includes(account.agent_type)) throw new ApiError('not_agent')
}
