import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { Lines } from '../../../shared/story/lines.tsx'
import { Section } from '../../../shared/story/section.tsx'
import type { TabOf } from '../file/use-file.ts'

/** Shows the locks of the house and the limits that the member set. */
export function LimitsTab({ of: { head, closure, withdrawalHoldUntil } }: { of: TabOf<'limits'> }) {
  const t = useText()
  return (
    <>
      <Section title={t('file.locks')}>
        <Lines
          empty={t('file.noLocks')}
          of={head.locks.map(({ scope, until }) => ({
            id: scope,
            head: t(`lock.scope.${scope}`),
            text: until ? (
              <>
                {t('lock.until')} <Moment at={until} isLong />
              </>
            ) : (
              t('lock.untilLifted')
            ),
          }))}
        />
      </Section>
      <Section title={t('file.protection')}>
        <Facts
          of={[
            [t('file.closure'), closure ? t(`closure.${closure.kind}`) : t('file.noClosure')],
            [t('operators.since'), closure && <Moment key="since" at={closure.since} isLong />],
            [t('lock.until'), closure?.until && <Moment key="until" at={closure.until} isLong />],
            [t('file.withdrawalHold'), withdrawalHoldUntil && <Moment key="hold" at={withdrawalHoldUntil} isLong />],
          ]}
        />
      </Section>
    </>
  )
}
