import { useEffect, useMemo, useRef, useState } from "react";
import { request } from "#src/islands/kit/api/request.ts";
import { readStoredName } from "#src/islands/kit/session/session.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { Captions, RunningTalk } from "#src/islands/kit/voice/parts/RunningTalk.tsx";
import { BeforeTalk, TalkFailed, Helplines, endingText } from "#src/islands/kit/voice/parts/beside-talk.tsx";
import { loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import { unableToConnect } from "#src/islands/kit/voice/session/talk.ts";
import type { Caption, TalkEnding, TalkProblem, Way } from "#src/islands/kit/voice/talk-state.ts";
import { useLocalVoice, useTalk, useVoiceStatus } from "#src/islands/kit/voice/use-talk.ts";
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
  const ownVoice = useLocalVoice();
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

  const start = (given: Intro, wanted: Way, hasVoice = status.data?.hasVoice === true) => {
    const { role, firstName, email, readsAloud } = given;
    const way = hasVoice ? wanted : "text";
    setPointed(null);
    void talk.start({ way, role, firstName, ownVoice: readsAloud ? ownVoice : null }).then(() => {
      if (email !== "") thankVisitor(given);
    });
  };
  const begin = async (given: Intro, way: Way) => {
    setAsking(false);
    setIntro(given);
    if (mayStart) {
      start(given, way);
      return;
    }
    // A click before the status came starts at once if nobody else hears it.
    const { data } = await status.refetch({ cancelRefetch: false });
    if (data?.brain === "built-in") start(given, way, data.hasVoice);
  };
  const cancel = () => {
    setAsking(false);
    opener.current?.focus();
  };
  const { ending } = talk.state;
  const isRunning = talk.state.status !== "idle" && ending === null;
  // Asks first until it's known that nobody else hears. Someone who has talked once was told.
  const mayStart = status.data?.brain === "built-in" || talk.state.status !== "idle";

  if (status.isError || status.data?.enabled === false)
    return (
      <Notice tone="error" title="Connection Error">
        <p>{status.isError ? unableToConnect : "The voice demo is turned off on this site."}</p>
        {status.isError && <Button onClick={() => void status.refetch()}>Try Again</Button>}
      </Notice>
    );
  return (
    <div className="demo grid gap-4">
      {(talk.state.status === "idle" && intro === null) || isAsking ? (
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
            hasOwnVoice={ownVoice !== null}
            onCancel={cancel}
            onContinue={(given, way) => void begin(given, way)}
          />
        </>
      ) : (
        <section className="grid gap-4" aria-labelledby="demo-title">
          <DemoTitle text={isRunning ? "Voice Demo Active" : "Voice Demo"} />
          {intro !== null &&
            talk.state.status === "idle" &&
            (status.data === undefined ? (
              <p role="status">Looking for the coach…</p>
            ) : (
              <BeforeTalk status={status.data} onStart={(way) => start(intro, way)} />
            ))}
          {isRunning && status.data !== undefined && (
            <RunningTalk
              talk={talk}
              status={status.data}
              endLabel="End Demo"
              window={<MayaWindow pointed={pointed} />}
            />
          )}
          {talk.state.status !== "idle" && (
            <Helplines isNeeded={talk.state.needsHelp} crisisLines={status.data?.crisisLines ?? null} />
          )}
          {ending?.by === "problem" && (
            <TalkFailed talk={talk} {...demoProblem(ending.problem)}>
              <Button look="quiet" onClick={() => setAsking(true)}>
                Start over
              </Button>
            </TalkFailed>
          )}
          {ending !== null && ending.by !== "problem" && (
            <DemoEnded
              ending={ending}
              way={talk.state.way}
              captions={talk.state.captions}
              onAgain={() => setAsking(true)}
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
    <h3 ref={title} id="demo-title" tabIndex={-1} className="demo-title text-xl">
      {text}
    </h3>
  );
}

interface DemoEndedProps {
  ending: Exclude<TalkEnding, { by: "problem" }>;
  way: Way;
  captions: readonly Caption[];
  onAgain: () => void;
}

function DemoEnded({ ending, way, captions, onAgain }: DemoEndedProps) {
  return (
    <div className="grid gap-4">
      <p role="status">{endingText(ending.by, { way })}</p>
      {/* The coach's last words can still be read. */}
      {captions.length > 0 && <Captions captions={captions} />}
      <p>Your own window takes a minute to start. Pick a few words, then ask people who know you.</p>
      <div className="talk-actions">
        <LinkButton look="primary" href={paths.register()}>
          Sign Up For Free
        </LinkButton>
        <Button onClick={onAgain}>Try it again</Button>
      </div>
    </div>
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
