import { Navigate } from 'react-router'

/** Redirects the address of a power alone to its people [ROUTE-36]. */
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
