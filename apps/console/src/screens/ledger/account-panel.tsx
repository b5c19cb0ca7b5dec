import { Button } from '@baize/ui/button.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Amount } from '../../shared/look/amount.tsx'
import { Facts } from '../../shared/story/facts.tsx'
import { Failed } from '../../shared/story/failed.tsx'
import { Lines } from '../../shared/story/lines.tsx'
import { RowPanel } from '../../shared/story/row-panel.tsx'
import { Section } from '../../shared/story/section.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { TransferLink } from './transfer-link.tsx'

/** An account with what moved on it in the last days, the newest first. */
export function AccountPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const read = useInfiniteQuery({
    queryKey: ['ledger.account', id],
    queryFn: ({ pageParam, signal }) =>
      call('ledger.account', { id, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
  const first = read.data?.pages[0]
  if (read.isError)
    return (
      <RowPanel title={id} onClose={onClose}>
        <Failed read={read} />
      </RowPanel>
    )
  if (!first) return <RowPanel title={id} onClose={onClose} isLoading />
  const { account, from, to } = first
  const transfers = (read.data?.pages ?? []).flatMap(({ list }) => list)
  return (
    <RowPanel title={`${account.kind} ${account.qualifier}`} onClose={onClose}>
      <Facts
        of={[
          [t('order.account'), account.member && <MemberLink key="member" of={account.member} />],
          [t('ledger.book'), `${account.book} ${account.currency}`],
          [t('ledger.balance'), <Amount key="balance" of={account.balance} />],
        ]}
      />
      <Section title={t('ledger.moved', { from, to })}>
        <Lines
          empty={t('file.noLedger')}
          of={transfers.map(({ id: transfer, at, code, amount, debit, credit }) => ({
            id: transfer,
            head: (
              <>
                <TransferLink id={transfer} /> {code}
              </>
            ),
            text: (
              <>
                <Amount of={credit.account === account.id ? amount : `-${amount}`} signed /> ·{' '}
                {credit.account === account.id ? debit.kind : credit.kind}
              </>
            ),
            at,
          }))}
        />
        {read.hasNextPage && (
          <Button busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('list.more')}
          </Button>
        )}
      </Section>
    </RowPanel>
  )
}
