import { useApp } from '../../../app/app.tsx'
import { prizeUrl } from '../../../loyalty/reward-text.ts'
import classes from './scenes.module.css'

const tickets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

/** A drum of tickets that turns while one is drawn. */
export function RaffleDrum({ turning }: { turning: boolean }) {
  const { imageCdn } = useApp()
  return (
    <div className={classes.drum} data-turning={turning} aria-hidden="true">
      {tickets.map(ticket => (
        <img key={ticket} src={prizeUrl(imageCdn, 'ticket')} width={72} height={72} alt="" />
      ))}
    </div>
  )
}
