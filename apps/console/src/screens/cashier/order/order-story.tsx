import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { Lines } from '../../../shared/story/lines.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { NumberBlock } from './number-block.tsx'
import { OrderState } from './order-state.tsx'
import type { Order } from './use-order.ts'

/** Money of the member, what else they asked for, and everything that was done about the order. */
export function OrderStory({ order }: { order: Order }) {
  const t = useText()
  const { funds, requirements, lastOrders, payoutAccount, devices, timeline, audit } = order
  const others = payoutAccount?.others ?? []
  return (
    <>
      <Section title={t('order.funds')}>
        <Facts
          of={[
            [t('order.availableThen'), funds.availableThen && <Amount key="then" of={funds.availableThen} />],
            [t('order.availableNow'), <Amount key="now" of={funds.availableNow} />],
            [t('order.main'), <Amount key="main" of={funds.main} />],
            [t('order.locked'), <Amount key="locked" of={funds.locked} />],
            [t('order.owed'), <Amount key="owed" of={funds.owed} />],
            [t('order.turnoverLeft'), <Amount key="left" of={funds.turnoverLeft} />],
          ]}
        />
      </Section>
      {requirements.length > 0 && (
        <Section title={t('order.requirements')}>
          <Lines
            of={requirements.map(({ source, done, required, openedAt }) => ({
              id: `${source} ${openedAt}`,
              head: source,
              text: (
                <>
                  <Amount of={done} /> / <Amount of={required} />
                </>
              ),
              at: openedAt,
            }))}
          />
        </Section>
      )}
      {payoutAccount && (
        <Section title={t('order.payoutAccount')}>
          <Facts
            of={[
              [t('order.accountSince'), <Moment key="since" at={payoutAccount.createdAt} isLong />],
              [t('order.usableFrom'), <Moment key="usable" at={payoutAccount.usableAt} isLong />],
              [t('accounts.blocked'), payoutAccount.block && <NumberBlock key="block" of={payoutAccount.block} />],
              [
                t('order.otherOwners'),
                others.length === 0 ? t('order.nobody') : others.map(({ account }) => account).join(', '),
              ],
              [
                t('order.devices'),
                devices.length === 0
                  ? null
                  : t('order.devicesShared', { count: Math.max(...devices.map(({ others: shared }) => shared)) }),
              ],
            ]}
          />
        </Section>
      )}
      <Section title={t('order.lastOrders')}>
        <Lines
          empty={t('order.noOthers')}
          of={lastOrders.map(({ number, amount, state, createdAt }) => ({
            id: number,
            head: (
              <>
                {number} <OrderState of={state} />
              </>
            ),
            text: <Amount of={amount} />,
            at: createdAt,
          }))}
        />
      </Section>
      <Section title={t('order.timeline')}>
        <Lines
          of={timeline.map(({ state, at, actor, reason }) => ({
            id: `${state} ${at}`,
            head: t(`order.state.${state}` as TextKey),
            text: [actor, reason].filter(Boolean).join(' · '),
            at,
          }))}
        />
      </Section>
      <Section title={t('order.audit')}>
        <Lines
          empty={t('order.noAudit')}
          of={audit.map(({ at, actor, action, reason }) => ({
            id: `${action} ${at}`,
            head: action,
            text: [actor, reason].filter(Boolean).join(' · '),
            at,
          }))}
        />
      </Section>
    </>
  )
}
