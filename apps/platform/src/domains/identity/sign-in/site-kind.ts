import { agentCentreTypes } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { BrandSettings } from '../../../kernel/settings/brand-settings.ts'
import type { Account } from './find-account.ts'

/**
 * The host decides which site somebody signs in to: members and agents to the member site, agents alone to the agent's.
 * @throws ApiError not_member or not_agent
 */
export function refuseOtherSite(
  { agentHosts }: Pick<BrandSettings, 'agentHosts'>,
  host: string,
  account: Pick<Account, 'kind' | 'agent_type'>,
): void {
  const isMember = account.kind === 'member'
  if (agentHosts.includes(host)) {
    if (!isMember || !agentCentreTypes.includes(account.agent_type)) throw new ApiError('not_agent')
  } else if (!isMember) throw new ApiError('not_member')
}
