import { configure } from '@testing-library/react';

// The default timeout of one second can pass on a busy machine while a single screen renders.
configure({ asyncUtilTimeout: 10_000 });
