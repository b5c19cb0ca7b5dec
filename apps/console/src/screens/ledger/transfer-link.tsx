import { Link } from '@tanstack/react-router'
import classes from './ledger.module.css'

/** The id of a transfer as the way to it. */
export const TransferLink = ({ id }: { id: string }) => (
  <Link to="/ledger/transfers" search={{ row: id } as never} className={classes.link}>
    {id}
  </Link>
)
