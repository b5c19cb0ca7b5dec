import { catchingIntegers, hitBound, preyNamed } from '@baize/game-kit/fish/index'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { Definitions } from '../../kit/definitions.tsx'
import { usePage, usePicture } from '../context.ts'
import { preyName } from '../prey-text.ts'
import { OwnTicket } from './own-ticket.tsx'
import { SeedsPart } from './seeds-part.tsx'

/** Seeds of this ticket's shots, and the last shots with the integers that would have caught. */
export function FairnessPage() {
  const page = usePage()
  const { t, desk, money } = page
  const { ticket, shots, booked, unitUnits } = usePicture(desk.picture)
  const [opened, setOpened] = useState<string | null>(null)
  const { definition } = desk.sea
  if (opened)
    return (
      <>
        <Button look="quiet" size="small" icon="chevron-left" onClick={() => setOpened(null)}>
          {t('ticket.back')}
        </Button>
        <OwnTicket id={opened} />
      </>
    )
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
      {booked.length > 0 && (
        <>
          <h3>{t('ticket.booked')}</h3>
          <ul className="booked">
            {booked.map(id => (
              <li key={id}>
                <Button look="quiet" size="small" icon="shield-check" onClick={() => setOpened(id)}>
                  {t('ticket.check', { id: id.slice(-8) })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <SeedsPart />
    </div>
  )
}
