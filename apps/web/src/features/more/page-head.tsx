import classes from './more.module.css'

/** Title of a page, and a line about it. */
export const PageHead = ({ title, lead }: { title: string; lead: string }) => (
  <div className={classes.head}>
    <h1>{title}</h1>
    <p>{lead}</p>
  </div>
)
