import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import { CopyId } from '../../../shared/look/copy-id.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { Section } from '../../../shared/story/section.tsx'
import type { TransferRow } from '../transfers.tsx'
import { verifyTransfer } from './verify-transfer.ts'

const tones = { pending: 'warn', verified: 'good', broken: 'danger' } as const
/** Last digits of a hash, by which the player site shows it too; the whole of it is copied. */
const digits = 16

/** A transfer's place in the sealed ledger, recomputed here from the fields above. */
export function SealedLedger({ transfer }: { transfer: TransferRow }) {
  const t = useText()
  const read = useQuery({
    queryKey: ['ledger.proof', transfer.id],
    queryFn: ({ signal }) => verifyTransfer(transfer, signal),
  })
  const { data } = read
  return (
    <Section
      title={t('sealed.title')}
      acts={
        <span role="status">
          {data && <Badge tone={tones[data.state]}>{t(`sealed.${data.state}`)}</Badge>}
          {read.isPending && t('sealed.checking')}
        </span>
      }
    >
      {read.isError && <Failed read={read} />}
      {data && <p>{t(`sealed.${data.state}Text`)}</p>}
      {data && data.state !== 'pending' && (
        <Facts
          of={[
            [t('sealed.block'), data.block],
            ...data.steps.map(
              ({ name, hash, fits }) =>
                [
                  t(`sealed.${name}`),
                  <span key={name} data-testid={`sealed-${name}`}>
                    {hash && <CopyId id={hash} label={`…${hash.slice(-digits)}`} />}{' '}
                    {fits !== null && (
                      <Badge tone={fits ? 'good' : 'danger'}>{t(fits ? 'sealed.fits' : 'sealed.differs')}</Badge>
                    )}
                  </span>,
                ] as const,
            ),
          ]}
        />
      )}
    </Section>
  )
}
