import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import classes from './button.module.css'
import { classNames } from './class-names.ts'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'

/** The name of an icon of the first load, or another icon whole. */
type ButtonIcon = IconName | ReactElement

export type ButtonLook = 'main' | 'plain' | 'quiet'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one main action of a view. */
  look?: ButtonLook
  size?: 'small' | 'medium' | 'large'
  icon?: ButtonIcon
  /** Work is under way: the button is locked and says so. */
  busy?: boolean
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Class names that make a link look like a button. */
export const buttonClass = (look: ButtonLook = 'plain', size: 'small' | 'medium' | 'large' = 'medium'): string =>
  classNames(classes.button, classes[look], classes[size])

export function Button({ look, size, icon, busy, wide, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look, size), wide && classes.wide, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={classes.spinner} aria-hidden="true" /> : icon && iconOf(icon, 16)}
      {children}
    </button>
  )
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ButtonIcon
  /** Name for assistive technology and the tooltip. */
  label: string
  iconSize?: number
  framed?: boolean
  children?: ReactNode
}

export function IconButton({ icon, label, iconSize, framed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(classes.iconButton, framed && classes.framed, className)}
    >
      {iconOf(icon, iconSize)}
    </button>
  )
}

const iconOf = (icon: ButtonIcon, size?: number): ReactElement =>
  typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon
