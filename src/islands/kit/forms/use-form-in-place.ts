import { useEffect, useRef, useState } from "react";

/** A form in the place of the button that opens it. The form takes its focused field along when it goes: the button gets the focus. */
export function useFormInPlace() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
}
