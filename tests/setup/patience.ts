import { configure } from "@testing-library/react";

/* The timeout of `findBy…` and `waitFor`: a busy machine may need more than the default second. */
configure({ asyncUtilTimeout: 60_000 });
