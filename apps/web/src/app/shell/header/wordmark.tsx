import { Link } from '@tanstack/react-router'
import { useApp } from '../../../shared/app/use-app.ts'
import classes from './header.module.css'

/** The brand's mark and name, which lead home. */
export function Wordmark() {
  const { brandName } = useApp().permission.info
  return (
    <Link to="/" className={classes.wordmark}>
      <img src="/favicon.svg" width={34} height={34} alt="" />
      <span>{brandName}</span>
    </Link>
  )
}
