import { useEffect, useMemo, useRef, useState } from "react";
import { request } from "#src/islands/kit/api/request.ts";
import { readStoredName } from "#src/islands/kit/session/session.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { NoCoach, TalkStages } from "#src/islands/kit/voice/parts/TalkStages.tsx";
import { loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import type { TalkProblem, Way } from "#src/islands/kit/voice/talk-state.ts";
import { useDeviceVoice, useTalk, useVoiceStatus } from "#src/islands/kit/voice/use-talk.ts";
import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import { splitName } from "#src/shared/account/names.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { exampleName, exampleSurveys } from "#src/shared/result/example-surveys.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { paths } from "#src/shared/site/paths.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { type Intro, IntroDialog } from "./IntroDialog.tsx";

/** Has the sign-up link emailed. The demo doesn't wait for it, or mind if it fails. */
function thankVisitor({ role, firstName, email }: Intro): void {
  const { lastName } = splitName(readStoredName());
  const visitor = { role, firstName, lastName, email };
  void request("post", "/api/helpline-demo/send-emails", visitor).catch(() => undefined);
}

/** A demo that couldn't be started says so in its own words, unless the server has some. */
export function demoProblem(problem: TalkProblem): { problem: TalkProblem; title?: string } {
  const hasWords = problem.kind === "refused" && problem.message !== "";
  if (problem.kind !== "refused" && problem.kind !== "not-started") return { problem };
  return {
    title: "Demo Error",
    problem: hasWords ? problem : { ...problem, message: "Failed to start demo" },
  };
}

/** The landing page's demo, from the button on. It opens with the dialog, as the button was just clicked. */
export function VoiceDemo() {
  const status = useVoiceStatus();
  const [isAsking, setAsking] = useState(true);
  const [intro, setIntro] = useState<Intro | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const deviceVoice = useDeviceVoice();
  const opener = useRef<HTMLButtonElement>(null);
  const point = (at: Pointed) => {
    setPointed(at);
    return "Shown.";
  };
  const talk = useTalk({
    purpose: "demo",
    tools: {
      show_word: ({ traitId }) => point(pointAtWord(traitId)),
      open_pane: ({ pane }) => point(pointAtPane(pane)),
    },
  });
  // On iOS the library waits for the tap that starts the talk.
  useEffect(() => void loadSdk().catch(() => undefined), []);

  const start = (given: Intro, way: Way) => {
    const { role, firstName, email, readsAloud } = given;
    setPointed(null);
    talk.start({ way, role, firstName, deviceVoice: readsAloud ? deviceVoice : null });
    if (email !== "") thankVisitor(given);
  };
  const begin = (given: Intro) => {
    setAsking(false);
    setIntro(given);
    // Asks first if someone else hears it. Who has talked once was told.
    if (status.data?.brain === "built-in") start(given, "text");
    else if (talk.state.status !== "idle") start(given, talk.state.way);
  };
  const cancel = () => {
    setAsking(false);
    opener.current?.focus();
  };
  const { ending } = talk.state;

  if (status.isError || status.data?.enabled === false) return <NoCoach status={status} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      {intro === null || isAsking ? (
        <>
          <p>
            <Button ref={opener} onClick={() => setAsking(true)}>
              Try the voice demo
            </Button>
          </p>
          <IntroDialog
            open={isAsking}
            intro={intro}
            status={status.data}
            hasDeviceVoice={deviceVoice !== null}
            onCancel={cancel}
            onContinue={begin}
          />
        </>
      ) : (
        <section className="grid grid-cols-1 gap-4" aria-labelledby="demo-title">
          <DemoTitle
            text={talk.state.status !== "idle" && ending === null ? "Voice Demo Active" : "Voice Demo"}
          />
          {status.data === undefined ? (
            <NoCoach status={status} />
          ) : (
            <TalkStages
              talk={talk}
              status={status.data}
              onStart={(way) => start(intro, way)}
              endLabel="End Demo"
              window={<MayaWindow pointed={pointed} />}
              problem={ending?.by === "problem" ? demoProblem(ending.problem) : undefined}
              wayOn={
                <Button look="quiet" onClick={() => setAsking(true)}>
                  Start over
                </Button>
              }
              ended={ending?.by !== "problem" && <SignUpOrAgain onAgain={() => setAsking(true)} />}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** Takes the focus as the panel comes, at the top of the screen: what had it is gone. */
function DemoTitle({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, [text]);
  return (
    <h3 ref={title} id="demo-title" tabIndex={-1} className="scroll-mt-6 text-xl">
      {text}
    </h3>
  );
}

function SignUpOrAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <p>Your own window takes a minute to start. Pick a few words, then ask people who know you.</p>
      <div className="talk-actions">
        <LinkButton look="primary" href={paths.register()}>
          Sign Up For Free
        </LinkButton>
        <Button onClick={onAgain}>Try it again</Button>
      </div>
    </>
  );
}

/** What the coach points at: a pane, or a word in it. */
interface Pointed {
  readonly pane: Quadrant;
  readonly word: string | null;
}

/** The example with all its answers: the demo's coach has the same before it. */
const survey = exampleSurveys.at(-1);
const nameOf = (traitId: string) => catalogue.find(({ id }) => id === traitId)?.name ?? traitId;

/** @throws {Error} for a word that isn't in the example's window; the coach is told so */
function pointAtWord(traitId: string): Pointed {
  const found = survey?.words.find((word) => word.traitId === traitId);
  if (found === undefined) throw new Error("That word isn’t in this window.");
  return { pane: found.quadrant, word: nameOf(traitId) };
}

/** @throws {Error} for what isn't a pane */
function pointAtPane(pane: Quadrant): Pointed {
  if (!Object.hasOwn(paneText, pane)) throw new Error("That isn’t a pane.");
  return { pane, word: null };
}

/** The window that the demo is about. */
function MayaWindow({ pointed }: { pointed: Pointed | null }) {
  const panes = useMemo(() => (survey ? resultPanes(survey, nameOf) : []), []);
  return (
    <div className="grid gap-2" data-pointed={pointed?.pane}>
      <ResultWindow panes={panes} luck={null} />
      <p className="text-sm text-muted" role="status">
        {pointed === null ? `${exampleName}’s window, a made-up example.` : pointedText(pointed)}
      </p>
    </div>
  );
}

const pointedText = ({ pane, word }: Pointed): string =>
  word === null ? `Look at the ${paneText[pane].name}.` : `Look at “${word}” in the ${paneText[pane].name}.`;
