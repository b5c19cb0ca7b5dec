import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

/** A line icon in the text's colour. It is decoration: the control around it carries the name. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <Outline path={iconPaths[name]} size={size} />
)

/** Draws an outline of 24 by 24 in the text's colour. */
export function Outline({ path, size = 18 }: { path: string; size?: number | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
