import type { ContractType, InputOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { MemberCaller } from '../../../kernel/http/caller.ts'
import type { ContractsDependencies, Series } from '../dependencies.ts'
import { answerContract } from './answer.ts'
import { offerContract } from './offer.ts'
import { type ContractView, presentContracts } from './present.ts'
import { readTiers, type Tier } from './terms.ts'

type SalaryType = Exclude<ContractType, 'DIVIDEND'>

/** One of the five actions on a dividend contract. @throws ApiError as `offerContract` and `answerContract` do */
export const actOnDividend = (
  deps: ContractsDependencies,
  input: InputOf<'contracts.dividend'>,
  caller: MemberCaller,
): Promise<ContractView> =>
  act(deps, 'DIVIDEND', input, caller, () => ({
    period: input.period ?? missing('period'),
    tiers: readTiers('DIVIDEND', input.tiers ?? missing('tiers'), 'tiers'),
  }))

/** The same on a salary contract, whose terms are one threshold and one rate. */
export const actOnSalary = (
  deps: ContractsDependencies,
  type: SalaryType,
  input: InputOf<'contracts.dailySalary'>,
  caller: MemberCaller,
): Promise<ContractView> =>
  act(deps, type, input, caller, () => {
    const rate = input.rate ?? missing('rate')
    const tier = { validBet: input.betAmount ?? '0', netLoss: '0', activeMembers: 0, rate }
    return { period: '', tiers: readTiers(type, [tier], 'rate') }
  })

interface Act {
  action: InputOf<'contracts.dividend'>['action']
  contractId?: string | undefined
  account?: string | undefined
  startsOn?: string | undefined
}

async function act(
  deps: ContractsDependencies,
  type: ContractType,
  { action, contractId, account, startsOn }: Act,
  caller: MemberCaller,
  terms: () => { period: Series['period']; tiers: Tier[] },
): Promise<ContractView> {
  const { memberId } = caller
  const contract =
    action === 'OFFER'
      ? await offerContract(deps, { type, account: account ?? missing('account'), startsOn, ...terms() }, caller)
      : await answerContract(deps, {
          ...{ type, answer: action, memberId },
          contractId: BigInt(contractId ?? missing('contractId')),
        })
  return (await presentContracts(deps.database.kysely, [contract]))[0]!
}

function missing(field: string): never {
  throw new ApiError('invalid_input', { faults: [{ field, fault: 'required' }] })
}
