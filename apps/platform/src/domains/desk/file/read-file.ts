import type { InputOf, ResponseOf } from '@baize/api'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { noteAccess } from '../../operators/index.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { openFile } from './head.ts'
import type { TabName, TabOf } from './tab.ts'
import { balancesTab, bonusesTab, ledgerTab, ordersTab } from './tabs/money-tabs.ts'
import { limitsTab, messagesTab, notesTab, profileTab, sessionsTab, treeTab } from './tabs/person-tabs.ts'
import { betsTab, timelineTab } from './tabs/play-tabs.ts'

const tabs: { [T in TabName]: TabOf<T> } = {
  ...{ profile: profileTab, balances: balancesTab, ledger: ledgerTab, orders: ordersTab, bets: betsTab },
  ...{ bonuses: bonusesTab, limits: limitsTab, sessions: sessionsTab, tree: treeTab },
  ...{ messages: messagesTab, notes: notesTab, timeline: timelineTab },
}

/**
 * One part of a member's file, masked as the caller may read it. The access log notes who read what.
 * @throws ApiError not_found, invalid_input naming the cursor
 */
export async function readFile(
  deps: DeskDependencies,
  { id, tab, ...page }: InputOf<'members.file'>,
  { caller, address }: { caller: OperatorCaller; address: string },
): Promise<ResponseOf<'members.file'>> {
  const memberId = BigInt(id)
  const opened = await openFile(deps, memberId)
  const { operatorId } = caller
  await noteAccess(deps.database.kysely, { operatorId, memberId, tab, address, at: deps.clock.now() })
  const read = tabs[tab] as TabOf<TabName>
  return {
    tab,
    head: opened.head,
    ...(await read(deps, { memberId, ...page }, opened, caller)),
  } as ResponseOf<'members.file'>
}
