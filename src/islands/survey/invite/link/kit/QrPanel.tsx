import { Button } from "#src/islands/kit/ui/Button.tsx";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { QrDrawing } from "#src/shared/qr/qr-drawing.ts";

/** The link as a QR code, for a room or a slide. What draws it is loaded when it is asked for. */
export function QrPanel({ link }: { link: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: async () => (await import("#src/shared/qr/qr-drawing.ts")).drawQr(link),
      onSuccess: setDrawing,
      onError: toastFailure("We couldn’t draw the QR code"),
    }),
  );
  return (
    <>
      <Button
        busy={isBusy}
        busyLabel="Drawing…"
        aria-expanded={drawing !== null}
        onClick={() => (drawing === null ? run() : setDrawing(null))}
      >
        {drawing === null ? "Show QR code" : "Hide QR code"}
      </Button>
      {drawing && <QrCode drawing={drawing} />}
    </>
  );
}

function QrCode({ drawing: { size, path } }: { drawing: QrDrawing }) {
  return (
    <div className="order-last basis-full">
      <svg
        className="w-full max-w-60 rounded-md"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code of the link above"
        shapeRendering="crispEdges"
      >
        {/* Black on white in either theme: that is what cameras look for. */}
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </div>
  );
}
