import { Link } from '@tanstack/react-router'
import classes from './member-link.module.css'

/** The name of a member as the way to their file. */
export const MemberLink = ({ of: { id, account } }: { of: { id: string; account: string } }) => (
  <Link to="/members/$id/$tab" params={{ id, tab: 'profile' }} search={{}} className={classes.link}>
    {account}
  </Link>
)
