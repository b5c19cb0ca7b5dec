import { useMatch } from '@tanstack/react-router'

/** The address of the page that is shown: while another one loads, the window's is already that of the other. */
export const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname })
