import { Definitions } from '../../kit/definitions.tsx'
import { usePage } from '../context.ts'
import { sealState } from '../round/seal.tsx'
import type { TablePicture } from '../state/table-picture.ts'

/** How a round is decided, and what of it anybody can check: the values of the round on show. */
export function FairnessPage({ picture }: { picture: TablePicture }) {
  const { t, rules } = usePage()
  const { phase, dealt, seal } = picture
  const isEndShown = phase === 'revealing' || phase === 'result'
  const round = isEndShown ? dealt!.round : picture.round
  const rows: [string, string][] = round
    ? [
        [t('fair.commitment'), round.commitment],
        [t('fair.beacon'), round.beaconRound === null ? t('fair.noBeacon') : String(round.beaconRound)],
        ...(seal?.serial === round.serial
          ? ([
              [t('fair.root'), seal.root],
              [t('fair.seal'), seal.sealHash],
            ] as [string, string][])
          : []),
        ...(isEndShown ? ([[t('fair.seed'), dealt!.deal.seed]] as [string, string][]) : []),
      ]
    : []
  return (
    <div className="page">
      <p>{t('fair.how')}</p>
      <p>{t('fair.limits')}</p>
      {rules.definition.kind === 'baccarat' && <p>{t('fair.shoe')}</p>}
      {round && (
        <>
          <h3>{t('round', { serial: round.serial })}</h3>
          <p className={`verdict is-${sealState(picture)}`}>{t(`seal.${sealState(picture)}Hint`)}</p>
          <Definitions rows={rows.map(([term, value]) => [term, <code key={term}>{value}</code>])} />
        </>
      )}
    </div>
  )
}
