import { type OperatorScreenPath, operatorScreens } from '@baize/api/operator-screens'
import { Navigate } from '@tanstack/react-router'
import type { DeskCall } from '../../shared/api/call.ts'
import { useMay } from '../../shared/api/use-me.ts'

const paths = Object.keys(operatorScreens) as OperatorScreenPath[]

/** The first screen of the menu that the operator may read. */
export function Home() {
  const may = useMay()
  const first = paths.find(path => may(operatorScreens[path].reads as DeskCall)) ?? '/settings/me'
  return <Navigate to={first} search={{}} replace />
}
