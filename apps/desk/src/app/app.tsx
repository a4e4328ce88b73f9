import type { Actor } from '@plenara/contract'
import { I18nProvider } from '@plenara/ui/text/i18n-provider.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { AccessPage } from '../candidacy/access/access-page.tsx'
import { ConfirmAddressPage } from '../candidacy/access/confirm-address-page.tsx'
import { StopAddressPage } from '../candidacy/access/stop-address-page.tsx'
import { ClaimPage } from '../candidacy/claim/claim-page.tsx'
import { CorrectionsPage } from '../candidacy/corrections/corrections-page.tsx'
import { DecisionsPage } from '../candidacy/decisions/decisions-page.tsx'
import { CandidaciesPage } from '../candidacy/home/candidacies-page.tsx'
import { HomePage } from '../candidacy/home/home-page.tsx'
import { MyDataPage } from '../candidacy/my-data/my-data-page.tsx'
import { WithdrawnPage } from '../candidacy/my-data/withdrawn-page.tsx'
import { LetterPage } from '../candidacy/letter/letter-page.tsx'
import { NotMePage } from '../candidacy/not-me/not-me-page.tsx'
import { PreparationPage } from '../candidacy/preparation/preparation-page.tsx'
import { PortraitPage } from '../candidacy/portrait/portrait-page.tsx'
import { ProfilePage } from '../candidacy/profile/profile-page.tsx'
import { OverviewPage } from '../candidacy/questions/overview-page.tsx'
import { QuestionPage } from '../candidacy/questions/question-page.tsx'
import { ForgotPasswordPage } from '../candidacy/reset/forgot-password-page.tsx'
import { ResetPage } from '../candidacy/reset/reset-page.tsx'
import { SignInPage } from '../candidacy/sign-in/sign-in-page.tsx'
import { SubmitPage } from '../candidacy/submit/submit-page.tsx'
import { i18n } from '../i18n/i18n.ts'
import { PersonOnlyPage } from '../team/person-only-page.tsx'
import { TeamPage } from '../team/team-page.tsx'
import { CandidacyScreen, type CandidacyScreenProps } from './candidacy-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guard } from './guard.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'

/** The portal: the screens of `desk-screens.ts`, each with its access rule. */
export function App({ queries }: { readonly queries: QueryClient }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ErrorBoundary>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
        </ErrorBoundary>
      </QueryClientProvider>
    </I18nProvider>
  )
}

function Screens() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/candidacy" replace />} />
      <Route path="/candidacy/claim" element={<ClaimPage />} />
      <Route path="/candidacy/letter" element={<LetterPage />} />
      <Route path="/candidacy/sign-in" element={<SignInPage />} />
      <Route path="/candidacy/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/candidacy/reset" element={<ResetPage />} />
      <Route path="/candidacy/confirm-address" element={<ConfirmAddressPage />} />
      <Route path="/candidacy/stop-address" element={<StopAddressPage />} />
      <Route path="/candidacy/not-me" element={<NotMePage />} />
      <Route path="/candidacy/withdrawn" element={<WithdrawnPage />} />
      <Route path="/candidacy" element={signedIn((actor) => <CandidaciesPage actor={actor} />)} />
      <Route path="/candidacy/access" element={signedIn(() => <AccessPage />)} />
      <Route path="/candidacy/:cid" element={ofCandidacy((candidacy, site) => <HomePage candidacy={candidacy} site={site} />)} />
      <Route path="/candidacy/:cid/question" element={ofCandidacy((candidacy) => <OverviewPage candidacy={candidacy} />)} />
      <Route path="/candidacy/:cid/question/:number" element={ofCandidacy((candidacy) => <QuestionPage candidacy={candidacy} />, true)} />
      <Route path="/candidacy/:cid/profile" element={ofCandidacy((candidacy) => <ProfilePage candidacy={candidacy} />)} />
      <Route path="/candidacy/:cid/submit" element={ofPerson((candidacy, site) => <SubmitPage candidacy={candidacy} site={site} />)} />
      <Route path="/candidacy/:cid/portrait" element={ofPerson((candidacy) => <PortraitPage candidacy={candidacy} />)} />
      <Route path="/candidacy/:cid/correction" element={ofPerson((candidacy) => <CorrectionsPage candidacy={candidacy} />)} />
      <Route path="/candidacy/:cid/decision" element={ofPerson((candidacy) => <DecisionsPage candidacy={candidacy} />)} />
      <Route path="/candidacy/:cid/data" element={ofPerson((candidacy) => <MyDataPage candidacy={candidacy} />)} />
      <Route path="/candidacy/:cid/preparation" element={ofPerson((candidacy) => <PreparationPage candidacy={candidacy} />)} />
      <Route path="/team" element={signedIn((actor) => (actor.secretariats.length > 0 ? <TeamPage /> : <NotFoundPage />))} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** A page of the account, independent of its candidacies. */
function signedIn(draw: (actor: Actor) => ReactNode): ReactNode {
  return (
    <Guard>
      {(actor) => (
        <Shell actor={actor} candidacy={actor.candidacies.length === 1 ? (actor.candidacies[0] ?? null) : null}>
          {draw(actor)}
        </Shell>
      )}
    </Guard>
  )
}

type Drawn = Parameters<CandidacyScreenProps['children']>[0]

/** A page of the candidacy in the address. */
function ofCandidacy(draw: (candidacy: Drawn, site: string) => ReactNode, isTask = false): ReactNode {
  return (
    <Guard>
      {(actor) => (
        <CandidacyScreen actor={actor} isTask={isTask}>
          {(candidacy) => draw(candidacy, actor.site)}
        </CandidacyScreen>
      )}
    </Guard>
  )
}

/** A page of the candidacy in the address that only the person may use. */
function ofPerson(draw: (candidacy: Drawn, site: string) => ReactNode): ReactNode {
  return ofCandidacy((candidacy, site) => (candidacy.role === 'person' ? draw(candidacy, site) : <PersonOnlyPage cid={candidacy.id} />))
}
