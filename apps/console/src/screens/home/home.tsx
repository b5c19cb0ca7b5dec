import { type OperatorScreenPath, operatorScreens } from '@baize/api/operator-screens'
import { Navigate } from '@tanstack/react-router'
import type { DeskCall } from '../../shared/api/call.ts'
import { useMay } from '../../shared/api/use-me.ts'
import { Dashboard } from './dashboard.tsx'

const paths = Object.keys(operatorScreens) as OperatorScreenPath[]

/** The house at a glance, or the first screen of the menu that the operator may read. */
export function Home() {
  const may = useMay()
  if (may('dashboard.figures')) return <Dashboard />
  const first = paths.find(path => may(operatorScreens[path].reads as DeskCall)) ?? '/settings/me'
  return <Navigate to={first} search={{}} replace />
}
