import { Navigate } from 'react-router'

/** The address of a power alone leads to its people [ROUTE-36]. */
export function LegislativePage() {
  return <Navigate to="/legislative/council" replace />
}

/** As above [ROUTE-39]. */
export function ExecutivePage() {
  return <Navigate to="/executive/council" replace />
}

/** As above [ROUTE-38]. */
export function JudiciaryPage() {
  return <Navigate to="/judiciary/council" replace />
}
