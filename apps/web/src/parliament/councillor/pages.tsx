import { OfficePage } from './office-page.tsx'

/** A member of the federal parliament [ROUTE-31]. */
export function CouncillorPage() {
  return <OfficePage office="councillor" />
}

/** A member of the Federal Council [ROUTE-32]. */
export function FederalCouncillorPage() {
  return <OfficePage office="federal-councillor" />
}

/** A judge of the Federal Court [ROUTE-33]. */
export function JudgePage() {
  return <OfficePage office="judge" />
}

/** A member of the council or the government of a canton or municipality [ROUTE-34]. */
export function CantonalCouncillorPage() {
  return <OfficePage office="cantonal-councillor" />
}
