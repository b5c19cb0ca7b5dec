import { Outline } from '@baize/ui/icon.tsx'

/** Outlines of the tools, 24 by 24, drawn with a stroke (lucide, ISC). */
const outlines = {
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  clear: 'M3 6h18M8 6V4h8v2m3 0l-1 14H6L5 6m5 5v5m4-5v5',
  double: 'M9 9h12v12H9zM5 15H3V3h12v2m0 7v6m-3-3h6',
  repeat: 'M17 2l4 4l-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4l4-4m14-1v1a4 4 0 0 1-4 4H3',
} as const

interface ToolButtonProps {
  icon: keyof typeof outlines
  label: string
  isOpen: boolean
  onPress(): void
}

/** A tool of the slip: its icon over its word. */
export const ToolButton = ({ icon, label, isOpen, onPress }: ToolButtonProps) => (
  <button type="button" className="slip-tool" disabled={!isOpen} onClick={onPress}>
    <span className="icon">
      <Outline path={outlines[icon]} />
    </span>
    {label}
  </button>
)
