/* Reloads a guest's page when the host moves on. Ticks are stored on the device. */

/** Longer than a form takes. Nothing says that someone stopped loading the page. */
const sendingMs = 15_000;
const againMs = 1_000;
const lostMs = 5_000;

/** What the server tells: "words 1". */
function stampIn(data: string): string {
  const told: unknown = JSON.parse(data);
  const isStamp = typeof told === "object" && told !== null && "step" in told && "version" in told;
  return isStamp ? `${String(told.step)} ${String(told.version)}` : "";
}

/** Looks at what the server tells of this place; does nothing on a page without one. */
export function followWorkshop(page: Document): void {
  const place = page.querySelector<HTMLElement>("[data-place]")?.dataset;
  if (place === undefined || typeof EventSource === "undefined") return;
  const { events = "", place: path = "", step = "", version = "" } = place;
  let sentAt = -Infinity;
  page.addEventListener("submit", (event) => {
    if (!event.defaultPrevented) sentAt = Date.now();
  });
  const goOn = () => {
    if (Date.now() - sentAt < sendingMs || isTyping(page)) setTimeout(goOn, againMs);
    // By its address: a reload would send a refused form again. The heading then takes the focus.
    else location.replace(`${path}${path.includes("?") ? "&" : "?"}at=${String(Date.now())}#now`);
  };
  const isBehind = (told: string) => stampIn(told) !== `${step} ${version}`;
  const listen = () => {
    const source = new EventSource(events);
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      if (!isBehind(data)) return;
      source.close();
      goOn();
    });
    // A lost connection reopens itself. Another answer ends it: a restart, too many listeners, a removal.
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(lookAgain, lostMs);
    });
  };
  const lookAgain = () =>
    void fetch(events.replace("/events", "/pulse"))
      .then(async (answer) => answer.status === 404 || (answer.ok && isBehind(await answer.text())))
      .then((isOver) => (isOver ? goOn() : listen()), listen);
  listen();
}

/** An email that is half typed is nowhere else. */
function isTyping({ activeElement }: Document): boolean {
  return (
    activeElement instanceof HTMLInputElement &&
    activeElement.type === "email" &&
    activeElement.value !== activeElement.defaultValue
  );
}
