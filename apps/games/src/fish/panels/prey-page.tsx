import { preyOf } from '@baize/game-kit/fish/index'
import { usePage } from '../context.ts'
import { chanceText, paysText, preyName, returnText } from '../prey-text.ts'

/** Every kind of the title with prize, chance and return. */
export function PreyPage() {
  const page = usePage()
  const { t, desk } = page
  const { definition } = desk.sea
  return (
    <div className="page">
      <p>{t('preyHow', { rtp: returnText(definition) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columns.prey')}</th>
            <th scope="col">{t('columns.pays')}</th>
            <th scope="col">{t('columns.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {preyOf(definition).map(prey => (
            <tr key={prey.name}>
              <th scope="row">
                {preyName(page, prey.name)}
                {prey.weapon && <small>{t(`weapons.${prey.weapon.kind}`, { power: prey.weapon.power })}</small>}
                {prey.freezes && <small>{t('weapons.frost')}</small>}
              </th>
              <td>{paysText(prey)}</td>
              <td>{chanceText(definition, prey)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
