//! One binary for all tests that go through the surface people use.

mod conformance;
