import { classNames } from '@baize/ui/class-names.ts'
import type { StoryFile } from '@baize/ui/story.ts'
import classes from '../header/header.module.css'
import { PhoneSignIn, SignInForm } from './sign-in-form.tsx'

export default { title: 'Site/Sign-in form' } satisfies StoryFile

/** As it stands in the header of wide windows. */
export const InHeader = () => (
  <div className={classNames(classes.header, classes.row)}>
    <SignInForm />
  </div>
)
export const OnPhone = () => (
  <div className={classNames(classes.header, classes.row)}>
    <PhoneSignIn />
  </div>
)
