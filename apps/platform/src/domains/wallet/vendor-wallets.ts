import type { InputOf, ResponseOf } from '@baize/api'
import { guestType } from '@baize/api'
import { AmountError, parseAmount, toWire } from '@baize/money'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Catalogue } from '../catalogue/index.ts'
import {
  type Book,
  bonusUnits,
  keys,
  type Ledger,
  LedgerRefusal,
  memberAccount,
  playableUnits,
} from '../ledger/index.ts'

export interface VendorWalletDependencies {
  database: Database
  ledger: Ledger
  settings: Settings
  catalogue: Catalogue
  currency: string
}

const main = 'MAIN'
const unitsPerCent = 100n
/** Legs that one group holds. */
const mostAtOnce = 4

/** Whose money a caller plays with: guests have a book of their own. */
export const bookOf = ({ agentType }: Pick<MemberCaller, 'agentType'>): Book =>
  agentType === guestType ? 'PLAY' : 'REAL'

/** One wallet for all vendors or one for each, and what each wallet holds. */
export async function merchantWallet(
  { ledger, settings, catalogue, currency }: VendorWalletDependencies,
  caller: MemberCaller,
): Promise<ResponseOf<'wallet.merchantWallet'>> {
  const isSingle = (await settings.recentBrand()).singleWallet
  const book = bookOf(caller)
  const balances = (await ledger.balances(caller.memberId)).filter(of => of.book === book && of.currency === currency)
  const mainUnits = balances.find(({ kind }) => kind === main)?.units ?? 0n
  const held = new Map(
    balances.filter(({ kind }) => kind === 'VENDOR').map(({ qualifier, units }) => [qualifier, units]),
  )
  // One wallet for all hides the vendors', unless money was left in one before the brand changed its mind.
  const names = isSingle ? [] : [...catalogue.snapshot.vendorNames]
  return {
    isSingle,
    sumBalance: toWire(playableUnits(balances, book, currency)),
    bonus: toWire(bonusUnits(balances, currency)),
    main: toWire(mainUnits),
    currency,
    vendors: names.map(([accountType, name]) => ({ accountType, name, balance: toWire(held.get(accountType) ?? 0n) })),
  }
}

type Transferred = ResponseOf<'wallet.transfer'>

/**
 * Moves money between the main wallet and a vendor's, whole or not at all; the same request again moves nothing more.
 * @throws ApiError trial_refused, module_off while there is one wallet for all, amount_invalid, invalid_input naming a
 * vendor that there is not, not_enough_money, key_reused, account_blocked
 */
export async function transfer(
  deps: VendorWalletDependencies,
  { fromAccountType, toAccountType, amount, requestId }: InputOf<'wallet.transfer'>,
  caller: MemberCaller,
): Promise<Transferred> {
  await requireMany(deps)
  const { catalogue, currency } = deps
  const { memberId } = caller
  const amountUnits = readAmount(amount)
  const isOut = fromAccountType === main
  const vendor = isOut ? toAccountType : fromAccountType
  if (!catalogue.snapshot.vendorNames.has(vendor) || (!isOut && toAccountType !== main))
    throw new ApiError('invalid_input', {
      faults: [{ field: isOut ? 'toAccountType' : 'fromAccountType', fault: 'pattern' }],
    })
  const mainAccount = memberAccount(memberId, 'MAIN', { currency })
  const vendorAccount = memberAccount(memberId, 'VENDOR', { currency, qualifier: vendor })
  const leg = isOut
    ? ({ debit: mainAccount, credit: vendorAccount, amountUnits, code: 'TO_VENDOR' } as const)
    : ({ debit: vendorAccount, credit: mainAccount, amountUnits, code: 'FROM_VENDOR' } as const)
  await post(deps, [{ key: keys.vendorTransfer(memberId, requestId), legs: [leg], reference: vendor }])
  return balanceNow(deps, caller)
}

/** Brings what all vendors' wallets hold back into the main one. @throws ApiError trial_refused, module_off, account_blocked */
export async function collectAll(
  deps: VendorWalletDependencies,
  { requestId }: InputOf<'wallet.collectAll'>,
  caller: MemberCaller,
): Promise<Transferred> {
  await requireMany(deps)
  const { ledger, currency } = deps
  const { memberId } = caller
  const credit = memberAccount(memberId, 'MAIN', { currency })
  const held = (await ledger.balances(memberId)).filter(
    ({ kind, book, units, ...of }) => kind === 'VENDOR' && book === 'REAL' && of.currency === currency && units > 0n,
  )
  const groups = held.map(({ qualifier, units }) => ({
    key: `${keys.vendorTransfer(memberId, requestId)}:${qualifier}`,
    legs: [
      {
        debit: memberAccount(memberId, 'VENDOR', { currency, qualifier }),
        credit,
        amountUnits: units,
        code: 'FROM_VENDOR' as const,
        mode: 'up_to' as const,
      },
    ],
    reference: qualifier,
    // The same request finds other balances, and is the same request.
    request: `collect ${qualifier}`,
  }))
  for (let from = 0; from < groups.length; from += mostAtOnce) await post(deps, groups.slice(from, from + mostAtOnce))
  return balanceNow(deps, caller)
}

async function requireMany({ settings }: VendorWalletDependencies): Promise<void> {
  if ((await settings.brand()).singleWallet) throw new ApiError('module_off')
}

function readAmount(typed: string): bigint {
  try {
    const units = parseAmount(typed)
    if (units > 0n && units % unitsPerCent === 0n) return units
  } catch (error) {
    if (!(error instanceof AmountError)) throw error
  }
  throw new ApiError('amount_invalid', { faults: [{ field: 'amount', fault: 'pattern' }] })
}

async function post({ database, ledger }: VendorWalletDependencies, groups: Parameters<Ledger['mustPostIn']>[1]) {
  const told = { poor: 'not_enough_money', key_reused: 'key_reused', account_blocked: 'account_blocked' } as const
  try {
    await database.transaction(tx => ledger.mustPostIn(tx, groups))
  } catch (error) {
    const code = error instanceof LedgerRefusal ? told[error.refusal as keyof typeof told] : undefined
    throw code ? new ApiError(code) : error
  }
}

async function balanceNow(deps: VendorWalletDependencies, caller: MemberCaller): Promise<Transferred> {
  const { sumBalance, main } = await merchantWallet(deps, caller)
  return { sumBalance, main }
}
