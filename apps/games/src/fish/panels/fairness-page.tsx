import { catchingIntegers, hitBound, preyNamed } from '@baize/game-kit/fish/index'
import { Definitions } from '../../kit/definitions.tsx'
import { usePage, usePicture } from '../context.ts'
import { preyName } from '../prey-text.ts'
import { SeedsPart } from './seeds-part.tsx'

/** Seeds of this ticket's shots, and the last shots with the integers that would have caught. */
export function FairnessPage() {
  const page = usePage()
  const { t, desk, money } = page
  const { ticket, shots, unitUnits } = usePicture(desk.picture)
  const { definition } = desk.sea
  return (
    <div className="page">
      <p>{t('fairHow')}</p>
      {ticket && (
        <Definitions
          rows={[
            [t('fair.commitment'), <code key="c">{ticket.commitment}</code>],
            [t('fair.clientSeed'), <code key="s">{ticket.clientSeed}</code>],
            [t('fair.ticket'), <code key="t">{ticket.id}</code>],
            [t('fair.nonce'), ticket.nonce],
          ]}
        />
      )}
      <h3>{t('fair.shots')}</h3>
      {shots.length === 0 && <p>{t('fair.none')}</p>}
      {shots.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('fair.shot')}</th>
              <th scope="col">{t('columns.prey')}</th>
              <th scope="col">{t('bullet')}</th>
              <th scope="col">{t('fair.zone')}</th>
              <th scope="col">{t('columns.pays')}</th>
            </tr>
          </thead>
          <tbody>
            {shots.map(({ ticket: id, k, level, prey, prize }) => {
              const met = prey && preyNamed(definition, prey)
              return (
                <tr key={`${id}/${k}`}>
                  <td>{k}</td>
                  <td>{prey ? preyName(page, prey) : '–'}</td>
                  <td>{money(level * unitUnits)}</td>
                  <td>
                    {met
                      ? t('fair.below', { x: catchingIntegers(definition, met), n: hitBound(definition, met) })
                      : '–'}
                  </td>
                  <td>{prize > 0 ? money(prize * level * unitUnits) : t('fair.away')}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <SeedsPart />
    </div>
  )
}
