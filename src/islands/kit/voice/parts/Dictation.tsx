import { useEffect, useRef, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";

/** What we use of the browser's recognition, which few type definitions know. */
interface Recognition extends EventTarget {
  lang: string;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type MakeRecognition = new () => Recognition;

const isMaker = (value: unknown): value is MakeRecognition => typeof value === "function";

/** The browser's recognition of speech; null where it has none, as in Firefox. */
function recognitionOf(): MakeRecognition | null {
  const found: unknown =
    Reflect.get(globalThis, "SpeechRecognition") ?? Reflect.get(globalThis, "webkitSpeechRecognition");
  return isMaker(found) ? found : null;
}

const isTranscript = (event: Event): event is SpeechRecognitionEventLike => "results" in event;
interface SpeechRecognitionEventLike extends Event {
  readonly results: Iterable<Iterable<{ readonly transcript: string }>>;
}

const textOf = (event: Event): string =>
  isTranscript(event)
    ? [...event.results]
        .map(([best]) => best?.transcript ?? "")
        .join(" ")
        .trim()
    : "";

interface DictationProps {
  /** What was said, to be read and sent by the person. */
  onText: (text: string) => void;
}

/** Lets the browser write down one answer. The microphone is on from a press until a pause, or another press. */
export function Dictation({ onText }: DictationProps) {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState("");
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const Maker = recognitionOf();
  if (Maker === null) return null;

  const listen = () => {
    const recognition = new Maker();
    running.current = recognition;
    recognition.lang = "en";
    recognition.addEventListener("result", (event) => onText(textOf(event)));
    recognition.addEventListener("error", (event) => {
      const isDenied = Reflect.get(event, "error") === "not-allowed";
      setProblem(
        isDenied
          ? "Microphone access was denied. Allow it in your browser’s settings, or type."
          : "Your browser didn’t understand anything. Try again, or type.",
      );
    });
    recognition.addEventListener("end", () => setOn(false));
    setProblem("");
    setOn(true);
    recognition.start();
  };
  return (
    <div className="grid gap-1">
      <p>
        <Button look="quiet" className="-mx-3" onClick={() => (isOn ? running.current?.stop() : listen())}>
          {isOn ? "Stop listening" : "Speak instead"}
        </Button>
      </p>
      <p className="text-sm text-muted">
        Your browser writes down what you say, and you send it. Most browsers have their maker do that, so the
        sound goes there.
      </p>
      <p role="status" className="text-sm empty:hidden">
        {isOn ? "Your microphone is on." : problem}
      </p>
    </div>
  );
}
