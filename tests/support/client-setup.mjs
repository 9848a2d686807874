import { configure } from '@testing-library/react';

// What is waited for comes or not: the second that is the default passes on a busy machine within a single screen.
configure({ asyncUtilTimeout: 10_000 });
