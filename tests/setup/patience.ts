import { configure } from "@testing-library/react";

/* How long `findBy…` and `waitFor` look for something. A second, the default, can pass on a busy machine before a page has drawn. */
configure({ asyncUtilTimeout: 60_000 });
