import type { FilePage, FileTab, TabOf } from '../file/use-file.ts'
import { BalancesTab } from './balances-tab.tsx'
import { BonusesTab } from './bonuses-tab.tsx'
import { LimitsTab } from './limits-tab.tsx'
import { BetsTab, LedgerTab, OrdersTab } from './money-tabs.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { MessagesTab, NotesTab, TimelineTab } from './story-tabs.tsx'
import { TreeTab } from './tree-tab.tsx'

/** The part of the file that its pages are of. */
export function TabBody({ pages }: { pages: readonly FilePage[] }) {
  const first = pages[0]!
  const all = <T extends FileTab>(tab: T) => pages.filter((page): page is TabOf<T> => page.tab === tab)
  switch (first.tab) {
    case 'profile':
      return <ProfileTab of={first} />
    case 'balances':
      return <BalancesTab of={first} />
    case 'bonuses':
      return <BonusesTab of={first} />
    case 'limits':
      return <LimitsTab of={first} />
    case 'sessions':
      return <SessionsTab of={first} />
    case 'timeline':
      return <TimelineTab of={first} />
    case 'ledger':
      return <LedgerTab rows={all('ledger').flatMap(({ list }) => list)} />
    case 'orders':
      return <OrdersTab rows={all('orders').flatMap(({ list }) => list)} />
    case 'bets':
      return <BetsTab rows={all('bets').flatMap(({ list }) => list)} />
    case 'tree':
      return <TreeTab of={first} rows={all('tree').flatMap(({ list }) => list)} />
    case 'messages':
      return <MessagesTab rows={all('messages').flatMap(({ list }) => list)} />
    case 'notes':
      return <NotesTab id={first.head.id} rows={all('notes').flatMap(({ list }) => list)} />
  }
}
