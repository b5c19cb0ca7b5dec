import { classNames } from '@baize/ui/class-names.ts'
import type { ReactNode } from 'react'
import classes from './look.module.css'

export type Tone = 'plain' | 'good' | 'warn' | 'danger' | 'select'

/** A state in a word. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(classes.badge, classes[tone])}>{children}</span>
)
